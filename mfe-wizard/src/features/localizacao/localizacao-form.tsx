import type { Cidade } from '@seleta/contract/catalogos'
import { MODALIDADES, PICK_LIMIT } from '@seleta/contract/limits'
import { formatCidade } from '@seleta/regras/cidade'
import { PickerField } from '@seleta/ui/form'
import { DraftChoiceField } from '../passo/draft-choice-field'
import { FormSection } from '../passo/form-section'
import { Later } from '../passo/later'
import { StepProblems } from '../passo/step-problems'
import { useField } from '../passo/use-field'
import { useCidadeSearch } from '../../queries/catalogos'
import { editCampanha, editVaga, useCampanha } from '../../queries/rascunho/use-rascunho'

/** Step 2. */
export function LocalizacaoForm() {
  return (
    <>
      <StepProblems />
      <FormSection>
        <CidadesField />
        <Later>
          <ModalidadeField />
        </Later>
      </FormSection>
    </>
  )
}

function CidadesField() {
  const { error, ...own } = useField('cidades')
  const cidades = useCampanha((c) => c.cidades)
  return (
    <PickerField<Cidade>
      {...own}
      label="Cidades da vaga"
      value={cidades.map(({ cidade }) => cidade)}
      onChange={(next) => editCampanha({ cidades: next.map((cidade) => ({ cidade })) })}
      onSearch={useCidadeSearch()}
      limit={PICK_LIMIT.cidades}
      noun="cidades"
      getKey={(cidade) => cidade.id}
      getLabel={formatCidade}
      groupBy={(cidade) => cidade.uf}
      placeholder="Busque pelo nome da cidade"
      error={error}
      required
    />
  )
}

function ModalidadeField() {
  return (
    <DraftChoiceField
      name="modalidade"
      legend="Modalidade de trabalho"
      words={MODALIDADES}
      value={useCampanha((c) => c.vaga.modalidade)}
      onChoose={(modalidade) => editVaga({ modalidade })}
      none="Não informar"
    />
  )
}
