import { toCampanhaColumns } from '../../../api/src/domain/campanha/campanha'
import { buildCampanha } from '../../../api/src/demo/campanhas/build-campanha'
import type { CampanhaDemo } from '../../../api/src/demo/campanhas/campanha-demo'
import { campanhasDemo } from '../../../api/src/demo/campanhas/campanhas'
import { type Lugar, loadLugares } from '../../../api/src/demo/lugares/lugares'
import { buildPessoa } from '../../../api/src/demo/pessoas/build-pessoa'
import type { ExperienciaDemo, PessoaDemo } from '../../../api/src/demo/pessoas/pessoa'
import { scorePessoa } from '../../../api/src/demo/processo/score-pessoa'
import { profissoes } from '../../../api/src/demo/profissoes/profissoes'
import { createDraw } from '../../../api/src/demo/draw/draw'

/** Believable material that hundreds of thousands of rows are put together from. */
export interface Moldes {
  readonly pessoas: readonly PessoaDemo[]
  readonly experiencias: readonly ExperienciaDemo[]
  readonly campanhas: readonly MoldeCampanha[]
  readonly lugares: readonly Lugar[]
  /** Real scores with their lines, as jsonb. */
  readonly aderencias: readonly { readonly pontos: number | null; readonly detalhe: string }[]
}

export interface MoldeCampanha {
  readonly demo: CampanhaDemo
  readonly colunas: ReturnType<typeof toCampanhaColumns>
}

const PESSOAS = 3000
const ADERENCIAS = 4000

/** Makes the material; the same moment gives the same one. */
export async function buildMoldes(now: number): Promise<Moldes> {
  const draw = createDraw('volume')
  const lugares = await loadLugares()
  const nomes = new Set<string>()
  const emails = new Set<string>()
  const pessoas = Array.from({ length: PESSOAS }, (_, index) => {
    const each = draw.fork(index)
    const profissao = each.weighted(profissoes.map((item) => [item, item.peso] as const))
    return buildPessoa(each, { profissao, lugar: lugares.draw(each), now, isPcd: false, nomes, emails })
  })
  const campanhas = campanhasDemo
    .filter(({ situacao }) => situacao !== 'RASCUNHO')
    .map((dado, index) => {
      const demo = buildCampanha(draw.fork(`campanha ${index}`), dado, {
        now,
        lugares,
        responsaveis: [{ nome: 'Bianca Rocha', email: 'bench@seleta.local', telefone: '19901020399' }],
      })
      return { demo, colunas: toCampanhaColumns(demo.rascunho) }
    })
  const pares = draw.fork('aderências')
  return {
    pessoas,
    experiencias: pessoas.flatMap(({ experiencias }) => experiencias),
    campanhas,
    lugares: Array.from({ length: 500 }, () => lugares.draw(pares)),
    aderencias: Array.from({ length: ADERENCIAS }, () => {
      const { pontos, linhas } = scorePessoa(pares.pick(campanhas).demo.rascunho, pares.pick(pessoas), [])
      return { pontos, detalhe: JSON.stringify(linhas) }
    }),
  }
}
