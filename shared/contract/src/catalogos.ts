import { z } from 'zod'
import { CATALOGO_ITEMS_MAX } from './limits'
import { BUSCA_MAX, CATALOGO_MAX } from './text-max'
import { Id } from './wire'

/** Catalogues of spec sections 3 and 9. */

export const Cidade = z
  .object({
    id: Id,
    /** IBGE code, 7 digits. */
    codigo: z.string(),
    nome: z.string(),
    uf: z.string().length(2),
  })
  .meta({ id: 'Cidade' })
export type Cidade = z.infer<typeof Cidade>

/** `id` 0 is the spec's placeholder of an empty pick and is ignored (spec section 5). */
export const Funcao = z
  .object({
    id: z.number().int().min(0),
    descricao: z.string().max(CATALOGO_MAX),
    status: z.number().int().default(1),
    inclusao: z.string().nullable().default(null),
    alteracao: z.string().nullable().default(null),
    abler: z.string().nullable().default(null),
    bne: z.string().nullable().default(null),
  })
  .meta({ id: 'Funcao' })
export type Funcao = z.infer<typeof Funcao>

export const ItemNome = z.object({ id: Id, nome: z.string() }).meta({ id: 'Curso' })
export type ItemNome = z.infer<typeof ItemNome>

export const ItemDescricao = z.object({ id: Id, descricao: z.string() }).meta({ id: 'ItemDescricao' })
export type ItemDescricao = z.infer<typeof ItemDescricao>

export const Teste = z
  .object({
    id: Id,
    nome: z.string(),
    grupo: z.enum(['tecnico', 'comportamental', 'idioma']),
  })
  .meta({ id: 'Teste' })
export type Teste = z.infer<typeof Teste>

/** Pickers search on the server, accent- and case-blind. Without `busca`, the whole list (spec section 7). */
export const BuscaQuery = z.object({
  busca: z.string().max(BUSCA_MAX).optional(),
  limite: z.coerce.number().int().min(1).max(CATALOGO_ITEMS_MAX).optional(),
})
/** Without any of these all cities; of a search, or with a limit, 100 at most. */
export const CidadesQuery = BuscaQuery.extend({ uf: z.string().length(2).optional() })
