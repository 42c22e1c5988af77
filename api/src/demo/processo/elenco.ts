import type { CampanhaDemo } from '../campanhas/campanha-demo'
import type { Lugar, Lugares } from '../lugares/lugares'
import { buildPessoa } from '../pessoas/build-pessoa'
import type { PessoaDemo } from '../pessoas/pessoa'
import { findProfissao, profissoes } from '../profissoes/profissoes'
import type { Draw } from '../draw/draw'

export interface Elenco {
  /** Everybody so far; a person's place in it never changes. */
  readonly pessoas: PessoaDemo[]
  /** Somebody who applies to the campaign and is not in it yet: known, or new. @returns place in `pessoas` */
  readonly cast: (draw: Draw, campanha: CampanhaDemo, dentro: ReadonlySet<number>) => number
  /** New people from anywhere until there are `total`. */
  readonly fillUp: (draw: Draw, total: number) => void
}

/** Share of applications by people who are in the pool already. */
const CONHECIDAS = 0.42
/** New people that may come before their turn. */
const FOLGA = 25
/** Share of people whose profession the campaign did not have in mind. */
const DE_OUTRA_AREA = 0.04
/** How often a known person of a like profession applies where nobody of the right one is known. */
const DE_AREA_VIZINHA = 0.3
/** Share of new people who live in or near one of the campaign's cities. */
const DE_PERTO = 0.72

/**
 * The people of one company, made as campaigns call for them, so that each campaign has people who fit.
 * @param inscricoes how many times somebody will be cast
 * @param candidatos about how many different people those are
 */
export function createElenco({
  now,
  lugares,
  candidatos,
  inscricoes,
}: {
  now: number
  lugares: Lugares
  candidatos: number
  inscricoes: number
}): Elenco {
  const pessoas: PessoaDemo[] = []
  let chamadas = 0
  const nomes = new Set<string>()
  const emails = new Set<string>()

  const add = (draw: Draw, profissaoId: string, lugar: Lugar, isPcd: boolean) => {
    const profissao = findProfissao(profissaoId)
    return pessoas.push(buildPessoa(draw, { profissao, lugar, now, isPcd, nomes, emails })) - 1
  }

  return {
    pessoas,
    cast(draw, campanha, dentro) {
      const { dado, rascunho } = campanha
      const isPcd = dado.exclusivoPcd ?? false
      const profissaoId = draw.chance(DE_OUTRA_AREA) ? drawProfissao(draw) : draw.weighted(dado.publico)
      const ufs = new Set(rascunho.cidades.map(({ cidade }) => cidade.uf))
      const isFree = (index: number) => !dentro.has(index) && (!isPcd || pessoas[index]?.deficiencia !== null)
      const free = [...pessoas.keys()].filter(isFree)
      const same = free.filter((index) => pessoas[index]?.profissao.id === profissaoId)
      chamadas += 1
      // New people are spread over all campaigns; one that nobody fits yet may call more.
      const isEnough = pessoas.length >= (candidatos * chamadas) / inscricoes + FOLGA
      const isFull = pessoas.length >= candidatos * 1.08
      const ramo = findProfissao(profissaoId).ramo
      const like = free.filter((index) => pessoas[index]?.profissao.ramo === ramo)
      const isFromNearby = isFull || (isEnough && draw.chance(DE_AREA_VIZINHA))
      const pool = isFromNearby && same.length === 0 ? like : same
      if (pool.length > 0 && (isFull || isEnough || draw.chance(CONHECIDAS))) {
        return draw.weighted(
          pool.map((index) => [index, ufs.has(pessoas[index]?.lugar.uf ?? '') ? 6 : 1] as const),
        )
      }
      const lugar =
        rascunho.cidades.length > 0 && draw.chance(DE_PERTO)
          ? lugares.drawNear(draw, findLugar(lugares, draw.pick(rascunho.cidades).cidade))
          : lugares.draw(draw)
      return add(draw, profissaoId, lugar, isPcd)
    },
    fillUp(draw, total) {
      while (pessoas.length < total) {
        const each = draw.fork(pessoas.length)
        add(each, drawProfissao(each), lugares.draw(each), false)
      }
    },
  }
}

const drawProfissao = (draw: Draw) => draw.weighted(profissoes.map(({ id, peso }) => [id, peso] as const))

const findLugar = (lugares: Lugares, { nome, uf }: { nome: string; uf: string }) => lugares.find(nome, uf)
