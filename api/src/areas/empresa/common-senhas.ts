/** Passwords that guessers try first, in Portuguese and English, without accents and in small letters. */
export const COMMON_SENHAS: ReadonlySet<string> = new Set(
  `
    password passw0rd senha senhas senhasenha minhasenha mudar mudarsenha trocar trocasenha admin
    administrador administrator root toor qwerty qwertyuiop asdfgh asdfghjkl zxcvbnm qazwsx qazwsxedc
    qwe123 qweasd qweasdzxc azerty welcome bemvindo bemvinda bomdia boanoite iloveyou teamo amor
    amorzinho meuamor teamomuito euteamo jesus jesuscristo deusefiel deus deusmeama jesusteama
    jesusmeama senhor familia minhafamilia flamengo corinthians palmeiras saopaulo vasco gremio
    internacional santos cruzeiro atletico botafogo fluminense brasil brasileiro brazil futebol football
    baseball basketball soccer superman batman naruto pokemon dragon dragonball monkey master shadow
    sunshine princess princesa michael jordan jennifer daniel ashley thomas charlie andrew matthew
    anthony jessica joshua hunter harley ranger computer computador internet google facebook instagram
    whatsapp microsoft windows samsung android iphone apple linux ubuntu trustno letmein access login
    usuario user guest visitante teste testando test teste123 demo changeme secret segredo secreta
    default gabriel gabriela fernando fernanda rafael rafaela matheus lucas mariana juliana camila
    amanda bruno bruna leticia larissa vanessa patricia ricardo rodrigo marcelo eduardo guilherme felipe
    gustavo leonardo henrique vinicius carolina beatriz isabela isabella vitoria janeiro fevereiro marco
    abril maio junho julho agosto setembro outubro novembro dezembro verao inverno primavera outono
    segunda terca quarta quinta sexta sabado domingo summer winter spring autumn january february
    september october november december starwars startrek matrix killer freedom liberdade whatever
    cheese chocolate banana morango abacaxi cachorro gatinho borboleta empresa trabalho recrutamento
    selecao candidato vagas emprego rhrhrh recursoshumanos recruiter recrutador curriculo abcabc abcdef
    abcd1234 a1b2c3 a1b2c3d4 a1b2c3d4e5 abc123 aa123456 asd123 zaq12wsx zaq1zaq1 1qaz2wsx 1q2w3e4r
    1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 p@ssw0rd p@ssword pa55word pass1234 passwordpassword password1234
    senha12345 senha123456 qwerty12345 qwerty123456 1234567890 0123456789 0987654321 9876543210
    1122334455 1212121212 1111111111 0000000000 5555555555 1234512345 123123123123 12345678910
    123456789a a123456789 1029384756 1357924680 2468013579 102030405060 1020304050 11223344556
    112233445566 987654321a 147258369 1472583690 741852963 7418529630 correcthorsebatterystaple
  `
    .trim()
    .split(/\s+/),
)
