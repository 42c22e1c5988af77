import { EMAIL_MAX } from '@seleta/regras/email'
import { NOME_MAX } from '@seleta/contract/text-max'
import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { Checkbox, FormControlLabel } from '@seleta/ui/core'
import { ChoiceGroup, MaskedField } from '@seleta/ui/form'
import { DraftTextField } from '../passo/draft-text-field'
import { FieldPair, FormSection } from '../passo/form-section'
import { Later } from '../passo/later'
import { StepProblems } from '../passo/step-problems'
import { useField } from '../passo/use-field'
import { editVaga, useCampanha } from '../../queries/rascunho/use-rascunho'
import { MensagemField } from './mensagem-field'

type Responsavel = CampanhaRascunho['vaga']['campanhaResponsavel']
type Contato = CampanhaRascunho['vaga']['candidatoContato']

/** Step 7. */
export function ContatoForm() {
  return (
    <>
      <StepProblems />
      <ResponsavelSection />
      <Later>
        <CanaisSection />
      </Later>
    </>
  )
}

function ResponsavelSection() {
  const responsavel = useCampanha((c) => c.vaga.campanhaResponsavel)
  const edit = (fields: Partial<Responsavel>) =>
    editVaga({ campanhaResponsavel: { ...responsavel, ...fields } })
  return (
    <FormSection title="Quem responde pela campanha">
      <DraftTextField
        field="vaga.campanhaResponsavel.nome"
        label="Nome"
        select={(c) => c.vaga.campanhaResponsavel.nome}
        onEdit={(nome) => edit({ nome })}
        maxLength={NOME_MAX}
        htmlInput={{ autoComplete: 'name' }}
        required
      />
      <Later>
        <FieldPair>
          <DraftTextField
            field="vaga.campanhaResponsavel.email"
            label="E-mail"
            select={(c) => c.vaga.campanhaResponsavel.email}
            onEdit={(email) => edit({ email })}
            maxLength={EMAIL_MAX}
            htmlInput={{ type: 'email', inputMode: 'email', autoComplete: 'email' }}
          />
          <CelularField value={responsavel.telefone} onChange={(telefone) => edit({ telefone })} />
        </FieldPair>
      </Later>
    </FormSection>
  )
}

function CelularField({ value, onChange }: { value: string; onChange: (shown: string) => void }) {
  const { error, ...own } = useField('vaga.campanhaResponsavel.telefone')
  return (
    <MaskedField
      {...own}
      label="Celular"
      mask="telefone"
      value={value}
      onChange={onChange}
      htmlInput={{ autoComplete: 'tel-national' }}
      error={error !== undefined}
      helperText={error}
    />
  )
}

const canais = [
  { key: 'email', label: 'E-mail', hint: 'Enviado pela Seleta.' },
  {
    key: 'whatsapp',
    label: 'WhatsApp',
    hint: 'Vira uma fila de conversas com o texto pronto para você enviar.',
  },
  { key: 'sms', label: 'SMS', hint: 'Fica registrado; o envio depende de um provedor, ainda não ligado.' },
] as const

function CanaisSection() {
  const contato = useCampanha((c) => c.vaga.candidatoContato)
  const edit = (fields: Partial<Contato>) => editVaga({ candidatoContato: { ...contato, ...fields } })
  return (
    <FormSection
      title="Contato com as pessoas candidatas"
      description="A mensagem confirma a inscrição. Ela sai pelos canais marcados."
    >
      <ChoiceGroup legend="Canais">
        {canais.map(({ key, label, hint }) => (
          <FormControlLabel
            key={key}
            control={<Checkbox checked={contato[key]} onChange={(_, isOn) => edit({ [key]: isOn })} />}
            label={
              <>
                {label} <small>— {hint}</small>
              </>
            }
          />
        ))}
      </ChoiceGroup>
      <MensagemField mensagem={contato.mensagem} onEdit={(mensagem) => edit({ mensagem })} />
    </FormSection>
  )
}
