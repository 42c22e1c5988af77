import { buildCampanha } from './campanhas/build-campanha'
import type { CampanhaDemo } from './campanhas/campanha-demo'
import type { EmpresaData } from './empresas/empresas-demo'
import type { Lugares } from './lugares/lugares'
import type { PessoaDemo } from './pessoas/pessoa'
import { buildNotas, buildResultados, type NotaDemo, type ResultadoDemo } from './processo/build-anotacoes'
import { buildInscricoes } from './processo/build-inscricoes'
import { buildMensagens, type MensagemDemo } from './processo/build-mensagens'
import { createElenco } from './processo/elenco'
import type { InscricaoDemo } from './processo/inscricao-demo'
import { buildCadastros, type CadastroDemo } from './pessoas/build-cadastros'
import { createDraw } from './draw/draw'

/** Everything of one demo company, without database ids: lists point at each other by place. */
export interface Demo {
  readonly dado: EmpresaData
  readonly now: number
  readonly campanhas: readonly CampanhaDemo[]
  readonly pessoas: readonly PessoaDemo[]
  /** How each person came in, at the same place as in `pessoas`. */
  readonly cadastros: readonly CadastroDemo[]
  readonly inscricoes: readonly InscricaoDemo[]
  /** Public ids of the applications. */
  readonly identificadores: readonly string[]
  readonly mensagens: readonly MensagemDemo[]
  readonly notas: readonly NotaDemo[]
  readonly resultados: readonly ResultadoDemo[]
}

/**
 * Makes up a company: campaigns, people, applications and all that happened to them in the last 90 days. Pure: the
 * same moment gives the same company.
 * @param now milliseconds; every date is relative to it
 */
export function buildDemo(dado: EmpresaData, now: number, lugares: Lugares): Demo {
  const draw = createDraw(`seleta ${dado.slug}`)
  const campanhas = dado.campanhas.map((campanha, index) =>
    buildCampanha(draw.fork(`campanha ${index}`), campanha, { now, lugares, responsaveis: dado.usuarios }),
  )
  const inscricoesPedidas = dado.campanhas.reduce((sum, campanha) => sum + campanha.inscricoes, 0)
  const elenco = createElenco({ now, lugares, candidatos: dado.candidatos, inscricoes: inscricoesPedidas })
  const inscricoes = buildInscricoes(draw.fork('inscrições'), {
    now,
    campanhas,
    elenco,
    usuarios: dado.usuarios.length,
  })
  elenco.fillUp(draw.fork('cesta'), dado.pessoas)
  const contexto = { now, campanhas, pessoas: elenco.pessoas }
  return {
    dado,
    now,
    campanhas,
    pessoas: elenco.pessoas,
    cadastros: buildCadastros(draw.fork('cadastros'), now, elenco.pessoas, inscricoes),
    inscricoes,
    identificadores: inscricoes.map((_inscricao, index) => draw.fork(`id ${index}`).uuid()),
    mensagens: buildMensagens(draw.fork('mensagens'), contexto, inscricoes),
    notas: buildNotas(draw.fork('notas'), contexto, inscricoes),
    resultados: buildResultados(draw.fork('resultados'), contexto, inscricoes),
  }
}
