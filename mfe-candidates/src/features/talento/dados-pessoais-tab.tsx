import { useAcesso } from '@seleta/api-client'
import { tellWhoHelps } from '@seleta/contract/papeis'
import { PESSOA_LABELS } from '@seleta/contract/pessoa-labels'
import { formatTelefone, telLink } from '@seleta/regras/telefone'
import { mailLink } from '@seleta/regras/email'
import { formatDinheiro } from '@seleta/regras/dinheiro'
import { formatDia } from '@seleta/regras/dia'
import { formatCep } from '@seleta/regras/cep'
import type { Talento } from '@seleta/contract/talentos'
import { formatCidade } from '@seleta/regras/cidade'
import { Link, Typography } from '@seleta/ui/core'
import { EraseTalento } from './erase-talento'
import { CopyButton } from './copy-button'
import { CorrigirButton } from './corrigir-button'
import { DocumentoValue } from './documento-value'
import { Fact, Facts } from './facts'
import { Retencao } from './retencao'

/** Personal data (spec section 3, informacaoPessoal). */
export function DadosPessoaisTab({ talento }: { readonly talento: Talento }) {
  const { can, administradores } = useAcesso()
  const pessoa = talento.informacaoPessoal
  const { bairro, cidade, uf, cep } = pessoa.endereco
  const endereco = [bairro, formatCidade({ nome: cidade, uf }), cep === '' ? '' : `CEP ${formatCep(cep)}`]
  return (
    <>
      <Above talento={talento} />
      <Facts>
        <Fact label={PESSOA_LABELS.email}>{pessoa.email === '' ? null : <Email email={pessoa.email} />}</Fact>
        <Fact label={PESSOA_LABELS.telefone}>
          {pessoa.telefone === '' ? null : <Telefone telefone={pessoa.telefone} />}
        </Fact>
        <Fact label="Telefone residencial">
          {pessoa.telefoneResidencial === '' ? null : <Telefone telefone={pessoa.telefoneResidencial} />}
        </Fact>
        <Fact label="Endereço">{endereco.filter(Boolean).join(', ')}</Fact>
        <Fact label={PESSOA_LABELS.nascimento}>{formatDia(pessoa.nascimento)}</Fact>
        <Fact label="Sexo">{pessoa.sexo}</Fact>
        <Fact label="Estado civil">{pessoa.estadoCivil}</Fact>
        <Fact label={PESSOA_LABELS.cpf}>
          {pessoa.documento === '' ? null : (
            <DocumentoValue identificador={talento.identificador} tipo="cpf" masked={pessoa.documento} />
          )}
        </Fact>
        <Fact label="PIS">
          {pessoa.pis === '' ? null : (
            <DocumentoValue identificador={talento.identificador} tipo="pis" masked={pessoa.pis} />
          )}
        </Fact>
        <Fact label="Deficiência">{pessoa.deficiencia}</Fact>
        <Fact label={PESSOA_LABELS.cnh}>{pessoa.cnh}</Fact>
        <Fact label={PESSOA_LABELS.pretensao}>
          {pessoa.pretensao == null ? null : `${formatDinheiro(pessoa.pretensao, { cents: 'auto' })} por mês`}
        </Fact>
        <Fact label={PESSOA_LABELS.idiomas}>{talento.idiomas.join(', ')}</Fact>
        <Fact label={PESSOA_LABELS.habilidades} isWide>
          {talento.habilidades.join(', ')}
        </Fact>
        <Fact label={PESSOA_LABELS.sobre} isWide>
          {pessoa.sobre}
        </Fact>
      </Facts>
      {can('saveGuardaLegal') ? (
        <>
          <Retencao talento={talento} />
          <EraseTalento talento={talento} />
        </>
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 6 }}>
          Contato, documentos e salário ficam com quem recruta. {tellWhoHelps(administradores)}
        </Typography>
      )}
    </>
  )
}

/** What can be done about the data, or why some of them are not there. */
function Above({ talento }: { readonly talento: Talento }) {
  if (talento.isAsCegas !== true) return <CorrigirButton talento={talento} />
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 4 }}>
      Triagem às cegas: nome, contato, documentos, idade, sexo, bairro e escola aparecem quando a pessoa
      passar da etapa escolhida.
    </Typography>
  )
}

function Email({ email }: { readonly email: string }) {
  const link = mailLink(email)
  return (
    <>
      {link === null ? email : <Link href={link}>{email}</Link>}{' '}
      <CopyButton text={email} label="Copiar e-mail" />
    </>
  )
}

function Telefone({ telefone }: { readonly telefone: string }) {
  const link = telLink(telefone)
  const shown = formatTelefone(telefone)
  return (
    <>
      {link === null ? shown : <Link href={link}>{shown}</Link>}{' '}
      <CopyButton text={shown} label={`Copiar ${shown}`} />
    </>
  )
}
