import { NIVEL_DA_FLAG } from '@seleta/contract/flag-words'
import { formatCidade } from '@seleta/regras/cidade'
import { foldText } from '@seleta/regras/text'
import { significantWords } from '../../ground/text/significant-words'
import { NIVEIS, type Exigencias, type Nivel, type Perfil } from './aderencia-types'

/** One thing that the campaign asks for, held against one person. */
export interface Item {
  /** What is asked, as it stands at the start of its line. */
  readonly pedido: string
  /** What was found, in Portuguese. */
  readonly hit: string
  /** 0 to 1. */
  readonly share: number
  /** False when the person did not tell. */
  readonly isTold: boolean
}

export interface Rule {
  readonly criterio: string
  /** Points of the whole criterion, shared by its items. */
  readonly peso: number
  /** No item: the campaign does not ask for it, and the criterion counts for nothing. */
  readonly compare: (exigencias: Exigencias, perfil: Perfil) => Item[]
}

const NOME_NIVEL: Record<Nivel, string> = {
  ...NIVEL_DA_FLAG,
  pos: 'Pós-Graduação',
  mestrado: 'Mestrado',
}

const notTold = (pedido: string): Item => ({
  pedido,
  hit: 'não informado',
  share: 0,
  isTold: false,
})

const includesFolded = (list: readonly string[], text: string) => {
  const wanted = foldText(text)
  return list.some((item) => foldText(item) === wanted)
}

/** 1 for one of the names, 0.5 when they share a word that says something, else 0. */
function similarityOfCargo(nomes: readonly string[], cargo: string): number {
  if (includesFolded(nomes, cargo)) return 1
  const words = new Set(significantWords(cargo))
  return nomes.some((nome) => significantWords(nome).some((word) => words.has(word))) ? 0.5 : 0
}

/** Best match of any asked function: campaigns ask for one of them, not for all. */
function compareFuncoes({ funcoes }: Exigencias, { cargos }: Perfil): Item[] {
  if (funcoes.length === 0) return []
  const pedido = funcoes.map((f) => f.nomes[0] ?? '').join(' ou ')
  if (cargos.length === 0) return [notTold(pedido)]
  let best = { cargo: '', share: 0 }
  for (const funcao of funcoes) {
    for (const cargo of cargos) {
      const share = similarityOfCargo(funcao.nomes, cargo)
      if (share > best.share) best = { cargo, share }
    }
  }
  const hit = best.share === 1 ? 'tem' : best.share > 0 ? `função próxima (${best.cargo})` : 'outra função'
  return [{ pedido, hit, share: best.share, isTold: true }]
}

function compareCidades({ cidades }: Exigencias, { cidade }: Perfil): Item[] {
  if (cidades.length === 0) return []
  const pedido = cidades.map(formatCidade).join(' ou ')
  if (cidade === null) return [notTold(pedido)]
  const where = formatCidade(cidade)
  if (cidades.some((c) => c.id === cidade.id))
    return [{ pedido, hit: 'mora na cidade', share: 1, isTold: true }]
  const isSameUf = cidades.some((c) => c.uf === cidade.uf)
  return [
    isSameUf
      ? { pedido, hit: `mesmo estado (${where})`, share: 0.5, isTold: true }
      : { pedido, hit: `mora em ${where}`, share: 0, isTold: true },
  ]
}

/** More than asked never costs a point; one level below is worth half. */
function compareNivel(exigencias: Exigencias, perfil: Perfil): Item[] {
  if (exigencias.nivel === null) return []
  const pedido = NOME_NIVEL[exigencias.nivel]
  if (perfil.nivel === null) return [notTold(pedido)]
  const distance = NIVEIS.indexOf(exigencias.nivel) - NIVEIS.indexOf(perfil.nivel)
  const share = distance <= 0 ? 1 : distance === 1 ? 0.5 : 0
  return [{ pedido, hit: `informou ${NOME_NIVEL[perfil.nivel]}`, share, isTold: true }]
}

function compareCursos({ cursos }: Exigencias, perfil: Perfil): Item[] {
  return cursos.map((curso) => {
    if (perfil.cursos.length === 0) return notTold(curso)
    const isMet = includesFolded(perfil.cursos, curso)
    return { pedido: curso, hit: isMet ? 'tem' : 'outro curso', share: isMet ? 1 : 0, isTold: true }
  })
}

const inWords = (meses: number) =>
  meses < 12 ? 'menos de 1 ano' : meses < 24 ? '1 ano' : `${Math.floor(meses / 12)} anos`

function compareExperiencia({ experienciaMeses: pedidos }: Exigencias, perfil: Perfil): Item[] {
  if (pedidos === null || pedidos === 0) return []
  const pedido = `${inWords(pedidos)} ou mais`
  if (perfil.experienciaMeses === null) return [notTold(pedido)]
  const share = Math.min(1, perfil.experienciaMeses / pedidos)
  return [{ pedido, hit: `informou ${inWords(perfil.experienciaMeses)}`, share, isTold: true }]
}

function compareIdiomas({ idiomas }: Exigencias, perfil: Perfil): Item[] {
  return idiomas.map((idioma) =>
    includesFolded(perfil.idiomas, idioma)
      ? { pedido: idioma, hit: 'tem', share: 1, isTold: true }
      : notTold(idioma),
  )
}

/** A keyword is met by a skill or when all its words stand in the person's own text. */
function comparePalavrasChave({ palavrasChave }: Exigencias, perfil: Perfil): Item[] {
  if (palavrasChave.length === 0) return []
  const words = new Set([...perfil.habilidades, ...perfil.freeTexts].flatMap(significantWords))
  return palavrasChave.map((palavra) => {
    if (words.size === 0) return notTold(palavra)
    const isMet = includesFolded(perfil.habilidades, palavra) || isSubset(significantWords(palavra), words)
    return {
      pedido: palavra,
      hit: isMet ? 'tem' : 'não encontrada',
      share: isMet ? 1 : 0,
      isTold: true,
    }
  })
}

const isSubset = (part: string[], whole: ReadonlySet<string>) =>
  part.length > 0 && part.every((word) => whole.has(word))

function compareRespostas({ perguntas }: Exigencias, { respostas }: Perfil): Item[] {
  return perguntas.map(({ id, title }) => {
    const share = respostas[id]
    if (share === undefined) return { ...notTold(title), hit: 'sem resposta' }
    const hit = share === 1 ? 'resposta certa' : share > 0 ? 'resposta certa em parte' : 'outra resposta'
    return { pedido: title, hit, share, isTold: true }
  })
}

/** All the rules there are. The weights are relative: what a campaign does not ask for leaves the sum. */
export const RULES: readonly Rule[] = [
  { criterio: 'Função', peso: 30, compare: compareFuncoes },
  { criterio: 'Experiência', peso: 15, compare: compareExperiencia },
  { criterio: 'Escolaridade', peso: 15, compare: compareNivel },
  { criterio: 'Curso', peso: 5, compare: compareCursos },
  { criterio: 'Cidade', peso: 15, compare: compareCidades },
  { criterio: 'Idioma', peso: 10, compare: compareIdiomas },
  { criterio: 'Palavra-chave', peso: 15, compare: comparePalavrasChave },
  { criterio: 'Resposta', peso: 20, compare: compareRespostas },
]
