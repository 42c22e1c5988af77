import type { CampanhaData } from './campanha-data'
import { campanhasComercio } from './campanhas-comercio'
import { campanhasEscritorio } from './campanhas-escritorio'
import { campanhasHospitalidade } from './campanhas-hospitalidade'
import { campanhasOperacao } from './campanhas-operacao'
import { campanhasSaudeEducacao } from './campanhas-saude-educacao'
import { campanhasServicos } from './campanhas-servicos'
import { campanhasTecnologia } from './campanhas-tecnologia'

/** The demo company's campaigns, oldest first, so that ids grow with time. */
export const campanhasDemo: readonly CampanhaData[] = [
  ...campanhasTecnologia,
  ...campanhasEscritorio,
  ...campanhasComercio,
  ...campanhasHospitalidade,
  ...campanhasOperacao,
  ...campanhasServicos,
  ...campanhasSaudeEducacao,
].toSorted((a, b) => a.publicadaEm - b.publicadaEm)
