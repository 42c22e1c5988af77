import { vocabulary } from '@seleta/regras/vocabulary'
import type { SituacaoCampanha } from './limits'

/** What a campaign's state is called on every screen; a value of a newer server is shown as it is (audit A10). */
export const situacaoWords = vocabulary<SituacaoCampanha, string>({
  RASCUNHO: 'Rascunho',
  PUBLICADA: 'Publicada',
  PAUSADA: 'Pausada',
  ENCERRADA: 'Encerrada',
})
