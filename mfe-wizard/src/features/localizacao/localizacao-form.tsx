import type { Cidade } from '@seleta/contract/catalogos'
import { PICK_LIMIT } from '@seleta/contract/limits'
import { FormControlLabel } from '@seleta/ui/core'
import { ChoiceGroup, PickerField, Radio, RadioGroup } from '@seleta/ui/form'
import { FormSection } from '../passo/form-section'
import { Later } from '../passo/later'
import { StepProblems } from '../passo/step-problems'
import { useField } from '../passo/use-field'
import { useCidadeSearch } from '../../queries/catalogos'
import { editCampanha, editVaga, useCampanha } from '../../queries/rascunho/use-rascunho'
import { MODALIDADES } from '../../rules/modalidades'

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
      getLabel={(cidade) => `${cidade.nome} – ${cidade.uf}`}
      groupBy={(cidade) => cidade.uf}
      placeholder="Busque pelo nome da cidade"
      error={error}
      required
    />
  )
}

function ModalidadeField() {
  const modalidade = useCampanha((c) => c.vaga.modalidade)
  return (
    <ChoiceGroup legend="Modalidade de trabalho">
      <RadioGroup
        row
        name="modalidade"
        value={modalidade ?? ''}
        onChange={(_, value) =>
          editVaga({ modalidade: MODALIDADES.find((item) => item.value === value)?.value ?? null })
        }
      >
        {MODALIDADES.map(({ value, label }) => (
          <FormControlLabel key={label} value={value ?? ''} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
    </ChoiceGroup>
  )
}
