/** Generated people: every word of theirs stands nowhere else. */
export const PESSOAS = Array.from({ length: 6 }, (_, n) => {
  const letra = 'abcdef'.charAt(n)
  const [um, dois] = [`Zqnome${letra}`, `Wxsobre${letra}`]
  return {
    nome: `${um} ${dois}`,
    email: `caixa.${letra}@segredo${letra}.test`,
    telefone: `119877766${50 + n}`,
    segredos: [
      um,
      dois,
      `segredo${letra}.test`,
      `119877766${50 + n}`,
      `98777-66${50 + n}`,
      `Vilasecreta${letra}`,
      `Escolasecreta${letra}`,
      `Sexosecreto${letra}`,
      `Civilsecreto${letra}`,
      `198${n}-03-1${n}`,
      `1${n}/03/198${n}`,
    ],
  }
})
/** Any word of theirs. */
export const HIDDEN = new RegExp(PESSOAS.flatMap(({ segredos }) => segredos).join('|'), 'i')
