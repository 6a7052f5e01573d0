/** These tests are about the embedded database, whatever server the run has. */
delete process.env.TEST_DATABASE_URL;
