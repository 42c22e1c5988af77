import { z } from 'zod'
import { FiltroTalentosBody } from './filtro-talentos'

/** Counts beside the options of the filter panel (design.md 4.5, product 38). */

export const FacetasBody = FiltroTalentosBody.omit({ orders: true })

export const FacetaOpcao = z.object({
  /** As the filter takes it: an id as text, or the word itself. */
  valor: z.string(),
  rotulo: z.string(),
  /** People that the filter would show with this option in place of the others of its category. */
  total: z.number().int(),
})
export type FacetaOpcao = z.infer<typeof FacetaOpcao>

const opcoes = z.array(FacetaOpcao)

export const Facetas = z
  .object({
    /** The commonest functions and cities, and whatever is picked; all options of the other categories. */
    funcoes: opcoes,
    cidades: opcoes,
    tempoExperiencia: opcoes,
    habilidades: opcoes,
    idiomas: opcoes,
    niveisEducacionais: opcoes,
    /** Of a campaign's people alone; stages in the order of the board, `NO_ETAPA` first. */
    situacoes: opcoes.optional(),
    etapas: opcoes.optional(),
    leituras: opcoes.optional(),
    origens: opcoes.optional(),
    motivos: opcoes.optional(),
    /** Whoever asks first, as «Meus», then `NO_DONO`, then the others who may take care of them or do. */
    donos: opcoes.optional(),
    /** The commonest; in the basket all of the company's, and nobody is counted. */
    fontes: opcoes.optional(),
    /** So many people were found that each total says only 'at least': '340+', and nothing where it is 0. */
    isParcial: z.boolean(),
  })
  .meta({ id: 'Facetas' })
export type Facetas = z.infer<typeof Facetas>
