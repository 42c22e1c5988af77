import type { Origem } from '@seleta/contract/limits'
import type { InscricaoDemo } from '../processo/inscricao-demo'
import type { Draw } from '../draw/draw'
import { DAY, HOUR } from '../draw/tempo'
import type { PessoaDemo } from './pessoa'

/** How a person came into the pool, and on what ground they are kept (LGPD art. 7). Moments are milliseconds. */
export interface CadastroDemo {
  readonly origem: Origem
  readonly origemReferencia: string | null
  readonly baseLegal: 'consentimento' | 'legitimo_interesse'
  readonly consentimentoTexto: string | null
  readonly consentimentoEm: number | null
  readonly criadoEm: number
  readonly atualizadoEm: number
}

/** Version of the text under the form's checkbox. */
export const CONSENTIMENTO_VERSAO = '2026-11'
const TERMO_DO_QUADRO: Readonly<Record<string, string>> = { ABLER: 'Termo ABLER', BNE: 'Termo BNE' }

/** Dates and origin of each person, in agreement with the applications. */
export function buildCadastros(
  draw: Draw,
  now: number,
  pessoas: readonly PessoaDemo[],
  inscricoes: readonly InscricaoDemo[],
): CadastroDemo[] {
  return pessoas.map((_pessoa, index) => {
    const each = draw.fork(index)
    const proprias = inscricoes
      .filter(({ pessoa }) => pessoa === index)
      .toSorted((a, b) => a.criadaEm - b.criadaEm)
    const primeira = proprias[0]
    const origem =
      primeira?.origem ??
      each.weighted<Origem>([
        ['MANUAL', 4],
        ['ABLER', 3],
        ['BNE', 3],
      ])
    const isConhecidaAntes = primeira === undefined || primeira.adicionadaPor !== null
    const criadoEm = isConhecidaAntes
      ? Math.min(primeira?.criadaEm ?? now, now) - each.int(3, 150) * DAY - each.int(0, 23) * HOUR
      : primeira.criadaEm
    const ultima = proprias.at(-1)?.criadaEm ?? criadoEm
    const formulario = proprias.findLast((i) => i.origem === 'MANUAL' && i.adicionadaPor === null)
    return {
      origem,
      origemReferencia: origem === 'MANUAL' ? null : `${origem}-${String(100_000 + index * 37)}`,
      ...drawBase(origem, formulario?.criadaEm ?? null, criadoEm),
      criadoEm,
      // Some come back to bring the résumé up to date.
      atualizadoEm: each.chance(0.25) ? ultima + each.fraction() * (now - ultima) : ultima,
    }
  })
}

/** People who were typed in or imported never ticked a box. */
function drawBase(origem: Origem, formularioEm: number | null, criadoEm: number) {
  if (formularioEm !== null) {
    return {
      baseLegal: 'consentimento',
      consentimentoTexto: CONSENTIMENTO_VERSAO,
      consentimentoEm: formularioEm,
    } as const
  }
  const termo = TERMO_DO_QUADRO[origem]
  if (termo === undefined)
    return { baseLegal: 'legitimo_interesse', consentimentoTexto: null, consentimentoEm: null } as const
  return { baseLegal: 'consentimento', consentimentoTexto: termo, consentimentoEm: criadoEm } as const
}
