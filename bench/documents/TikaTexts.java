import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.apache.tika.io.TikaInputStream;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.parser.AutoDetectParser;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.parser.Parser;
import org.apache.tika.parser.ocr.TesseractOCRConfig;
import org.apache.tika.sax.BodyContentHandler;
import org.apache.tika.sax.ContentHandlerDecorator;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;

/** Reads paths, one a line, and writes the path, the media type and the text in Base64, or the name of an error. */
public class TikaTexts {
    private static final int SECONDS = 20;

    public static void main(String[] arguments) throws Exception {
        AutoDetectParser parser = new AutoDetectParser();
        ExecutorService threads = Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work);
            thread.setDaemon(true);
            return thread;
        });
        BufferedReader paths = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String path = paths.readLine(); path != null; path = paths.readLine()) {
            String found = path;
            Callable<String> work = () -> read(parser, found);
            Future<String> text = threads.submit(work);
            String answer;
            try {
                answer = text.get(SECONDS, TimeUnit.SECONDS);
            } catch (Exception error) {
                text.cancel(true);
                Throwable cause = error.getCause() == null ? error : error.getCause();
                answer = "\t!" + cause.getClass().getSimpleName();
            }
            System.out.println(path + "\t" + answer);
        }
        System.out.flush();
        System.exit(0);
    }

    private static String read(AutoDetectParser parser, String path) throws Exception {
        Metadata metadata = new Metadata();
        StringBuilder written = new StringBuilder();
        BodyContentHandler body = new BodyContentHandler(-1);
        ParseContext context = new ParseContext();
        context.set(Parser.class, parser);
        // Texts only: pictures are another measurement.
        TesseractOCRConfig withoutOcr = new TesseractOCRConfig();
        withoutOcr.setSkipOcr(true);
        context.set(TesseractOCRConfig.class, withoutOcr);
        try (TikaInputStream stream = TikaInputStream.get(Path.of(path), metadata)) {
            parser.parse(stream, new WithoutEntryNames(body), metadata, context);
        }
        written.append(body);
        byte[] bytes = written.toString().getBytes(StandardCharsets.UTF_8);
        return metadata.get(Metadata.CONTENT_TYPE) + "\t" + Base64.getEncoder().encodeToString(bytes);
    }

    /** Names of embedded files are headings of the text, which say nothing about what was read. */
    private static final class WithoutEntryNames extends ContentHandlerDecorator {
        private boolean isEntry;
        private boolean isName;

        WithoutEntryNames(ContentHandler handler) {
            super(handler);
        }

        @Override
        public void startElement(String uri, String local, String name, Attributes attributes) throws SAXException {
            if (local.equals("div")) isEntry = "package-entry".equals(attributes.getValue("class"));
            if (local.equals("h1") && isEntry) isName = true;
            super.startElement(uri, local, name, attributes);
        }

        @Override
        public void endElement(String uri, String local, String name) throws SAXException {
            if (local.equals("h1")) isName = false;
            super.endElement(uri, local, name);
        }

        @Override
        public void characters(char[] characters, int start, int length) throws SAXException {
            if (!isName) super.characters(characters, start, length);
        }
    }
}
