import { z } from 'zod'
import type { Operation } from './routes'
import { Id } from './wire'

/** Blind triage of a campaign: product 76, decision 193. */

/** What of a person would say who they are, and by what it is named. */
export type CoisaRecusada = 'talento' | 'resposta' | 'resultado' | 'declaracao' | 'fusao' | 'semelhanca'

/** Calls that answer with nothing else than what is hidden: refused until the person is past the stage. */
export const RECUSADAS_AS_CEGAS: { readonly [O in Operation]?: readonly [CoisaRecusada, string] } = {
  downloadCurriculoOriginal: ['talento', 'identificador'],
  downloadCurriculoAConfirmar: ['declaracao', 'identificador'],
  revealDocumentos: ['talento', 'identificador'],
  getCorrecao: ['talento', 'identificador'],
  saveCorrecao: ['talento', 'identificador'],
  listFusoes: ['talento', 'identificador'],
  undoFusao: ['fusao', 'id'],
  decideSemelhanca: ['semelhanca', 'id'],
  downloadResultadoTeste: ['resultado', 'id'],
  downloadVideo: ['resposta', 'id'],
  getVideoEndereco: ['resposta', 'id'],
}

/** Calls whose answers name nobody who is hidden, by number neither: it would say whose e-mail that is. */
export const CALADAS_AS_CEGAS: readonly Operation[] = ['findDuplicados']

const GroupAsCegas = z.object({
  nome: z.string(),
  /** People who applied, and those of them who got past the stage; null: fewer than `SMALLEST_GROUP`, or it would tell one. */
  antes: z.number().int().nullable(),
  depois: z.number().int().nullable(),
})

export const TriagemAsCegas = z
  .object({
    /** The stage that reveals; null: nobody is hidden. */
    ateEtapaId: Id.nullable(),
    /** Who came in and who got past, by group; empty while nobody is hidden. */
    dimensoes: z.array(z.object({ nome: z.string(), grupos: z.array(GroupAsCegas) })),
  })
  .meta({ id: 'TriagemAsCegas' })
export type TriagemAsCegas = z.infer<typeof TriagemAsCegas>

export const TriagemAsCegasBody = z.object({ ateEtapaId: Id.nullable() })
