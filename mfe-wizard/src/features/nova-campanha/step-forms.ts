import type { PassoSegmento } from '@seleta/shell'
import type { ComponentType } from 'react'
import { ContatoForm } from '../contato/contato-form'
import { DetalhesForm } from '../detalhes/detalhes-form'
import { LocalizacaoForm } from '../localizacao/localizacao-form'
import { PublicarForm } from '../publicacao/publicar-form'
import { RequisitosForm } from '../requisitos/requisitos-form'
import { ResumoForm } from '../resumo/resumo-form'
import { SalarioForm } from '../salario/salario-form'
import { TestesForm } from '../testes/testes-form'
import { AbertasForm } from '../triagem/abertas-form'
import { EliminatoriasForm } from '../triagem/eliminatorias-form'
import { VideoCvForm } from '../video-cv/video-cv-form'

/** What stands in the wizard's frame at each step. */
export const stepForms: Readonly<Record<PassoSegmento, ComponentType>> = {
  detalhes: DetalhesForm,
  localizacao: LocalizacaoForm,
  requisitos: RequisitosForm,
  'video-cv': VideoCvForm,
  'questoes-provas': EliminatoriasForm,
  'questoes-provas2': AbertasForm,
  'questoes-provas3': TestesForm,
  salario: SalarioForm,
  contato: ContatoForm,
  'resumo-da-vaga': ResumoForm,
  'publicar-campanha': PublicarForm,
}
